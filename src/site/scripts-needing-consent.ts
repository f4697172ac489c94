import { pageTypeOfPath } from './page-type.ts';
import type { AnalyticsScripts, RenderContext } from './render-context.ts';

/** What a page loads only with consent; `hasAds`: third-party services fill ad slots; `hasComments`: stories have third-party comments. */
type ConsentScripts = AnalyticsScripts & { readonly hasAds: boolean; readonly hasComments: boolean };

/**
 * What a page loads only after the reader consents; undefined where the page asks for no consent, as in previews. Account pages never
 * have any (P06). A brand whose `consentFor` is 'everything' asks even without third parties.
 */
export function scriptsNeedingConsent({
	brand,
	address,
	analyticsScripts,
	adServices,
	comments,
	isPreview,
}: RenderContext): ConsentScripts | undefined {
	if (isPreview) return undefined;
	const isAccountPage = pageTypeOfPath(address.path, brand) === 'users_registration';
	const scripts = isAccountPage ? undefined : analyticsScripts;
	const hasAds = !isAccountPage && adServices !== undefined;
	const hasComments = !isAccountPage && comments !== undefined;
	if (scripts === undefined && !hasAds && !hasComments && brand.consentFor === 'third-parties') return undefined;
	return { tagManager: scripts?.tagManager, meta: scripts?.meta ?? false, hasAds, hasComments };
}
