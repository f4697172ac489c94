export const accountExistsSamples = { again: {} };
