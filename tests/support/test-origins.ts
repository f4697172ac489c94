import { perBrand } from '#brands';

/** Where the brands are in tests: `https://{id}.test`. */
export const testOrigins = perBrand(({ id }) => `https://${id}.test`);
