import { pageTypeOfPath } from './page-type.ts';
import type { Visit } from './visit.ts';

/** What a reader who allows it is measured by on a page, beyond what needs no asking. */
export type Asked = {
	/** Container of Google Tag Manager. */
	readonly tagManager?: string | undefined;
	/** Page views are told to Meta (CONT-06). */
	readonly meta: boolean;
};

/** What the reader of a page is asked for; undefined where there is nothing to ask. Account pages have nobody but us (P06). */
export function askedOn({ brand, address, thirdParties }: Visit): Asked | undefined {
	const isAccountPage = pageTypeOfPath(address.path, brand) === 'users_registration';
	const others = isAccountPage ? undefined : thirdParties;
	if (others === undefined && brand.consentFor === 'third-parties') return undefined;
	return { tagManager: others?.tagManager, meta: others?.meta ?? false };
}
