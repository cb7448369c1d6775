"""Games as Parquet: moves, values and reasons as columns, for learning programs; see docs/dataset.md."""
