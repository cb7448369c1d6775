"""Wrong rules about what touches what and what is a region."""

from tests.mutants.mutant import Mutant

TABLES, GEOMETRY, PLANET = "engine/kernel/tables.py", "world/geometry.py", "engine/kernel/planet.py"
INTRINSICS = "engine/kernel/intrinsics.py"

CONTACT = (
    Mutant(
        "regions join over the corners of faces",
        TABLES,
        "ints[at] |= 1 << ACROSS[EDGE_COUNT * face + edge]\n",
        "for near in TOUCHING[EDGE_COUNT * face + edge]:\n"
        "                        for far in TOUCHING[near]:\n"
        "                            ints[at] |= 1 << far | 1 << ACROSS[EDGE_COUNT * face + edge]\n",
        "contact::areas_that_meet_at_a_corner_of_two_faces_are_two_regions",
    ),
    Mutant(
        "regions join in the middle of a tile",
        TABLES,
        "    if all(there):\n        return [PATTERNS - 1]\n",
        "    if any(there):\n        return [sum(1 << edge for edge in range(EDGE_COUNT) if there[edge])]\n",
        "contact::areas_that_meet_in_the_middle_of_a_tile_are_two_regions",
    ),
    Mutant(
        "corners count as contact",
        TABLES,
        "for area in TOUCHING[EDGE_COUNT * face + edge]:",
        "for area in {far for near in TOUCHING[EDGE_COUNT * face + edge] for far in (near, *TOUCHING[near])}:",
        "contact::a_corner_is_no_contact_with_the_other_habitat",
    ),
    Mutant(
        "a region ends at the edge of its face",
        TABLES,
        "ints[at] |= 1 << ACROSS[EDGE_COUNT * face + edge]",
        "ints[at] |= 0",
        "contact::a_region_goes_on_across_the_edge_between_two_faces",
    ),
    Mutant(
        "faces touch no other face",
        GEOMETRY,
        "area(f, (e - 1) % EDGE_COUNT), ACROSS[area(f, e)])",
        "area(f, (e - 1) % EDGE_COUNT))",
        "contact::a_region_touches_what_lies_across_the_edge_between_two_faces",
    ),
    Mutant(
        "a tile joins only one region",
        PLANET,
        "joins = region & across != 0",
        "joins = region & across != 0 and kept == i",
        "contact::a_tile_that_joins_two_regions_makes_them_one",
    ),
    Mutant(
        "what a tile touches is not noted",
        PLANET,
        "load(state, block + NEAR) | load(CONTACTS, contact + 1)",
        "load(state, block + NEAR)",
        "contact::a_forest_touches_glacier_laid_before_it_and_after_it",
    ),
    Mutant(
        "only the last tile of a habitat touches anything",
        PLANET,
        "load(state, block + NEAR) | load(CONTACTS, contact + 1)",
        "load(CONTACTS, contact + 1)",
        "contact::a_forest_touches_glacier_laid_before_it_and_after_it",
    ),
    Mutant(
        "empty faces touch",
        PLANET,
        "    apart = requirement_of(card) == APART\n",
        "    apart = requirement_of(card) == APART\n"
        "    for face in range(12):\n"
        "        if load(state, planet + ON_FACE + face) == 0:\n"
        "            near |= load(CONTACTS, 2 * (32 * face + 31))\n",
        "contact::an_empty_face_touches_nothing",
    ),
    Mutant(
        "tiles are turned clockwise",
        TABLES,
        "tile[(edge - rotation) % EDGE_COUNT]",
        "tile[(edge + rotation) % EDGE_COUNT]",
        "contact::a_tile_is_turned_counterclockwise_by_its_rotation",
    ),
    Mutant(
        "tiles are shown turned clockwise",
        "engine/planet.py",
        "tile[(edge - laid.rotation) % EDGE_COUNT]",
        "tile[(edge + laid.rotation) % EDGE_COUNT]",
        "contact::a_tile_is_turned_counterclockwise_by_its_rotation",
    ),
    Mutant(
        "the ninth region is overlooked",
        PLANET,
        "for at in range(8, count, 8):",
        "for at in range(8, count - 8, 8):",
        "contact::all_regions_are_looked_at_however_many_there_are",
    ),
    Mutant(
        "apart means touching once compiled",
        INTRINSICS,
        "builder.xor(builder.sext(met, lanes), flip)",
        "builder.sext(met, lanes)",
        "contact::an_empty_face_touches_nothing",
        compiled=True,
    ),
)
