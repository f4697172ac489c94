// What differs between the brands, as data.
import type { Brand, BrandId } from './brand.ts';
import { ciudad } from './ciudad.ts';
import { eldoce } from './eldoce.ts';
import { eltrece } from './eltrece.ts';
import { tn } from './tn.ts';

export type { AccountTexts } from './account-texts.ts';
export type { AccountRules, CaptchaForm, PasswordRules } from './accounts.ts';
export type { Brand, BrandId, ContentGroup, CoverStyle, FooterExclusions, MarqueeName, Newsletter, SocialName } from './brand.ts';
export { editorTexts } from './editor-texts.ts';
export type { FieldTexts, PasswordTexts } from './field-texts.ts';
export { noBrand } from './no-brand.ts';
export type { ProfileTexts } from './profile-texts.ts';
export { fill, type Texts } from './texts.ts';
export type { Face, Palette, Scale, Theme, Wordmark } from './theme.ts';

/** The brands of this installation by id. */
export const brands: Readonly<Record<BrandId, Brand>> = { tn, eltrece, ciudad, eldoce };

/** The brands in the order in which they are listed, for instance as partner sites (FTR-03). */
// Marked as pure, so that a browser which wants a word of this face does not get all brands.
export const brandList: readonly Brand[] = /* @__PURE__ */ Object.values(brands);
