import { type BrandId, brandList, brands } from '#brands';

/**
 * The brand for tests of what the accounts of all brands share: the one that TEST_BRAND names, else tn. The long form runs them once on
 * each brand.
 */
export const testBrand: BrandId = brandList.find(({ id }) => id === process.env.TEST_BRAND)?.id ?? 'tn';

/** Two brands whose accounts are not those of `testBrand`. */
export const otherBrand: BrandId = brandList.find(({ id }) => id !== testBrand)?.id ?? 'tn';
export const thirdBrand: BrandId = brandList.findLast(({ id }) => id !== testBrand)?.id ?? 'tn';

/** The address of a brand in tests without a port. */
export const originOf = (id: BrandId): string => `https://${id}.test`;

export const testOrigin = originOf(testBrand);

/** A password that consists mostly of words of `testBrand`. */
export const brandWords = brands[testBrand].accounts.ownWords.join('');
