import { pageTypeOfPath } from './page-type.ts';
import type { AnalyticsScripts, RenderContext } from './render-context.ts';

/**
 * The analytics scripts that a page loads only after the reader consents; undefined where the page asks for no consent. Account pages never
 * have any (P06). A brand whose `consentFor` is 'everything' asks even without third parties.
 */
export function scriptsNeedingConsent({ brand, address, analyticsScripts }: RenderContext): AnalyticsScripts | undefined {
	const isAccountPage = pageTypeOfPath(address.path, brand) === 'users_registration';
	const scripts = isAccountPage ? undefined : analyticsScripts;
	if (scripts === undefined && brand.consentFor === 'third-parties') return undefined;
	return { tagManager: scripts?.tagManager, meta: scripts?.meta ?? false };
}
