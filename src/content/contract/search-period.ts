/** The times up to now that a search can be narrowed to, from the shortest. */
export const searchPeriods = ['day', 'week', 'month', 'year'] as const;

export type SearchPeriod = (typeof searchPeriods)[number];
