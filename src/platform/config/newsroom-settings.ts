// The host of the newsroom, which belongs to no brand.
import type { BrandScope } from './brand-pairs.ts';
import type { CommentsSettings } from './comments-settings.ts';
import { type SessionHosts, separateHostProblems } from './separate-host.ts';
import type { Variables } from './variables.ts';

/** The origin of the newsroom, and its problems as `NAME: …`. Without an origin, there is no newsroom. */
type NewsroomSettings = { readonly values: { readonly newsroomOrigin: string | undefined }; readonly problems: readonly string[] };

/** Reads the origin of the newsroom. Third parties run nothing there, and the sessions of readers must not reach it (N08). */
export function readNewsroom(
	{ NEWSROOM_ORIGIN }: Pick<Variables, 'NEWSROOM_ORIGIN'>,
	{ sessions, comments }: { readonly sessions: SessionHosts; readonly comments: ReadonlyMap<string, CommentsSettings> },
	scope: BrandScope,
): NewsroomSettings {
	const given = NEWSROOM_ORIGIN ?? (scope.production ? undefined : `http://redaccion.localhost:${scope.port}`);
	if (given === undefined) return { values: { newsroomOrigin: undefined }, problems: [] };
	const frames = [...comments.values()].map(({ frameOrigin }) => frameOrigin);
	const others = { ...sessions, origins: [...sessions.origins, ...frames] };
	return {
		values: { newsroomOrigin: URL.parse(given)?.origin ?? given },
		problems: separateHostProblems('NEWSROOM_ORIGIN', given, { sessions: others, scope }),
	};
}
