"""Datasets: games as Parquet."""
