/**
 * Options of lru-cache for at most `entries` entries. With `max` it would allocate all of them in advance, which takes the start of the program
 * 1 ms for each 10,000.
 */
export const lruSize = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });
