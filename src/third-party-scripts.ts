// The scripts of third parties that pages load, by brand: those of sign-in and captchas, and those that measure readers.
import { type BrandId, brandList } from '#brands';
import { scriptOf } from '#platform/captcha/services';
import type { Config } from '#platform/config';

/** The scripts of the account pages of a brand: Google's button, and the captcha of a service. */
export const accountScriptsOf = ({ signIn, google, captcha }: Config, brand: BrandId) => ({
	google: signIn.get(brand)?.google.length ? google.script : undefined,
	captcha: captcha.provider === 'altcha' ? undefined : { provider: captcha.provider, script: scriptOf(captcha) },
});

/** Brand → what measures its readers. A brand reports to Meta only when its data says so and it has a dataset (CONT-06). */
export function analyticsScriptsOf({ thirdParties }: Config) {
	const all = brandList.map(({ id, metaConversions }) => {
		const { tagManager, meta } = thirdParties.get(id) ?? {};
		return [id, { tagManager, meta: metaConversions && meta !== undefined }] as const;
	});
	return new Map(all.filter(([, { tagManager, meta }]) => tagManager !== undefined || meta));
}
