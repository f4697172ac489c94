import { type Brand, brands } from '#brands';

/** The brands that rows of the specification name. Another brand is as its data says. */
export const rowBrands: readonly Brand[] = [brands.tn, brands.eltrece, brands.ciudad, brands.eldoce];
