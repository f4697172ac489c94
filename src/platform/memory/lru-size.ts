/**
 * lru-cache options that limit the number of entries without allocating them at start. With `max` the cache would allocate all of them in
 * advance, which takes 1 ms for each 10,000.
 */
export const lruSize = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });
