/** Where AMP's runtime and the scripts of its elements are. */
export const ampCdn = 'https://cdn.ampproject.org';
