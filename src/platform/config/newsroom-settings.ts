// The host of the newsroom, which belongs to no brand.
import type { BrandScope } from './brand-pairs.ts';
import type { CommentsSettings } from './comments-settings.ts';
import { hostProblems, type OwnHosts } from './host-of-its-own.ts';
import type { Variables } from './variables.ts';

/** The origin of the newsroom, and its problems as `NAME: …`. Without an origin, there is no newsroom. */
type NewsroomSettings = { readonly values: { readonly newsroomOrigin: string | undefined }; readonly problems: readonly string[] };

/** Reads the origin of the newsroom. Third parties run nothing there, and the sessions of readers must not reach it (N08). */
export function readNewsroom(
	{ NEWSROOM_ORIGIN }: Pick<Variables, 'NEWSROOM_ORIGIN'>,
	{ own, comments }: { readonly own: OwnHosts; readonly comments: ReadonlyMap<string, CommentsSettings> },
	scope: BrandScope,
): NewsroomSettings {
	const given = NEWSROOM_ORIGIN ?? (scope.production ? undefined : `http://redaccion.localhost:${scope.port}`);
	if (given === undefined) return { values: { newsroomOrigin: undefined }, problems: [] };
	const frames = [...comments.values()].map(({ frameOrigin }) => frameOrigin);
	const others = { ...own, origins: [...own.origins, ...frames] };
	return {
		values: { newsroomOrigin: URL.parse(given)?.origin ?? given },
		problems: hostProblems('NEWSROOM_ORIGIN', given, { own: others, scope }),
	};
}
