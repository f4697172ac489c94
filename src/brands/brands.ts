// What differs between the brands, as data.
import type { BrandOf } from './brand.ts';
import { ciudad } from './ciudad.ts';
import { eldoce } from './eldoce.ts';
import { eltrece } from './eltrece.ts';
import { tn } from './tn.ts';

export type { AccountRules, CaptchaForm, PasswordRules } from './accounts.ts';
export type { ContentGroup, FooterExclusions, HomeStyle, MarqueeName } from './brand.ts';
export { dateIn } from './date-in.ts';
export { noBrand } from './no-brand.ts';
export type { SocialName } from './social-name.ts';
export type { AccountTexts } from './texts/account-texts.ts';
export type { ApplicationFormTexts, CallTexts } from './texts/call-texts.ts';
export { editorTexts } from './texts/editor-texts.ts';
export type { FieldTexts, PasswordTexts } from './texts/field-texts.ts';
export type { NewsletterFormTexts, NewsletterTexts } from './texts/newsletter-texts.ts';
export type { ProfileTexts } from './texts/profile-texts.ts';
export type { ReadingTexts } from './texts/reading-texts.ts';
export { fill, type Texts } from './texts/texts.ts';
export type { Face, Palette, Scale, ShareCardLook, Theme, Wordmark } from './theme.ts';

/** The brands of this installation (SITE-01). A new brand is one more name in this row. */
const row = { tn, eltrece, ciudad, eldoce };

export type BrandId = keyof typeof row;

export type Brand = BrandOf<BrandId>;

/** Brands by id. A brand whose id is not its name in the row does not compile. */
export const brands: Readonly<Record<BrandId, Brand>> = row satisfies { readonly [Id in BrandId]: BrandOf<Id> };

/** The brands in the order in which they are listed, for instance as partner sites (FTR-03). */
// Marked as pure, so that a browser bundle that imports only a function of this module leaves the brands out.
export const brandList: readonly Brand[] = /* @__PURE__ */ Object.values(brands);

/** The brand that the command argument `--brand` names, or an error text. */
export function brandArgument(id: string | undefined): Brand | string {
	if (id === undefined) return '--brand is missing';
	return brandList.find((brand) => brand.id === id) ?? `there is no brand ${id}`;
}

/** One value for each brand, by id. */
export function perBrand<T>(of: (brand: Brand) => T): Readonly<Record<BrandId, T>> {
	const values: Partial<Record<BrandId, T>> = {};
	for (const brand of brandList) values[brand.id] = of(brand);
	if (!hasAll(values)) throw new Error('a brand has no value');
	return values;
}

const hasAll = <T>(values: Partial<Record<BrandId, T>>): values is Record<BrandId, T> => brandList.every(({ id }) => id in values);
