import { type BrandId, brandList } from '#brands';

/**
 * The brand of tests of what the accounts of all brands share: the one that TEST_BRAND names, else tn. The long form runs
 * them once on each.
 */
export const testBrand: BrandId = brandList.find(({ id }) => id === process.env.TEST_BRAND)?.id ?? 'tn';

/** The address of `testBrand` in tests without a port. */
export const testOrigin = `https://${testBrand}.test`;
