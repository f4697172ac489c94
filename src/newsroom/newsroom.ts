// The newsroom: staff accounts with a second factor, the desk and the editor of stories, their previews, and support for readers.
import type { FastifyPluginAsync } from 'fastify';
import { compressAnswers } from '#platform/compression/compress-answers';
import { derivedKeys, type Keys } from '#platform/crypto';
import type { Database } from '#platform/database';
import { KnownDevices } from '#platform/devices';
import { addUrlEncodedParser } from '#platform/http/url-encoded-forms';
import type { Secret } from '#platform/secret';
import { marginRoutes } from './margin/margin-routes.ts';
import type { NewsroomDeps } from './newsroom-deps.ts';
import { type OrderOutcome, operateStaff as operate, type StaffOrder } from './operate-staff.ts';
import { libraryRoutes } from './pictures/library-routes.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import { addressRoutes } from './routes/address-routes.ts';
import { applicationRoutes } from './routes/application-routes.ts';
import { auditRoutes } from './routes/audit-routes.ts';
import { callAnswerRoutes } from './routes/data-desk/call-answer-routes.ts';
import { draftRoutes } from './routes/data-desk/draft-routes.ts';
import { menuRoutes } from './routes/data-desk/menu-routes.ts';
import { dataRoutes } from './routes/data-routes.ts';
import { deskRoutes } from './routes/desk-routes.ts';
import { followingRoutes } from './routes/following-routes.ts';
import { guard } from './routes/guard.ts';
import { handoverRoutes } from './routes/handover-routes.ts';
import { ownAccountRoutes } from './routes/own-account/own-account-routes.ts';
import { passkeyRoutes } from './routes/own-account/passkey-routes.ts';
import { placeRoutes } from './routes/place-routes.ts';
import { previewLinkRoutes } from './routes/preview-link-routes.ts';
import { previewRoutes } from './routes/preview-routes.ts';
import { publishingRoutes } from './routes/publishing-routes.ts';
import { readerRoutes } from './routes/reader-routes.ts';
import { passkeySignInRoutes } from './routes/sign-in/passkey-sign-in-routes.ts';
import { signInRoutes } from './routes/sign-in/sign-in-routes.ts';
import { storyRoutes } from './routes/story-routes.ts';
import { teamRoutes } from './routes/team-routes.ts';
import { watchedWordRoutes } from './routes/watched-word-routes.ts';
import { addStaff, type Invited, setUpPath } from './staff/add-staff.ts';
import { tablesOf } from './store/tables.ts';
import { videoRoutes } from './videos/video-routes.ts';

export type { StaffThrottle } from './newsroom-deps.ts';
export { type OrderOutcome, type StaffOrder, staffOrders } from './operate-staff.ts';
export { framesRoot, type Previews } from './previews/previews.ts';
export type { ReaderSupport } from './readers/reader-support.ts';
export { sealedColumns } from './sealed-columns.ts';
export { staffThrottle } from './staff/staff-throttle.ts';
export { migrations } from './store/migrations.ts';
export { type Role, roles } from './store/tables.ts';
export type { Pictures } from './stories/pictures.ts';
export { publicPages } from './stories/public-pages.ts';
export type { Films } from './videos/films.ts';

export type NewsroomOptions = Omit<NewsroomDeps, 'tables' | 'sealingKey' | 'challengeKeys' | 'devices'> & {
	readonly database: Database;
	/** The secret of the installation; the keys of the newsroom are derived from it. */
	readonly secret: Secret;
};

export type Newsroom = {
	/** The routes of the newsroom's own host. */
	readonly routes: FastifyPluginAsync;
	/** The routes at the hosts of the brands, at which staff arrive from the newsroom. */
	readonly siteRoutes: FastifyPluginAsync;
};

const sealingKeyOf = (secret: Secret): Keys => derivedKeys(secret, 'second factors of staff');

const devicesOf = (secret: Secret, clock: NewsroomDeps['clock']): KnownDevices =>
	new KnownDevices(derivedKeys(secret, 'known devices of staff'), clock);

/** Creates the newsroom of all brands. It runs no query before the first request. */
export function createNewsroom({ database, secret, ...others }: NewsroomOptions): Newsroom {
	const deps: NewsroomDeps = {
		tables: tablesOf(database),
		sealingKey: sealingKeyOf(secret),
		challengeKeys: derivedKeys(secret, 'challenges of passkeys'),
		devices: devicesOf(secret, others.clock),
		...others,
	};
	return {
		siteRoutes: handoverRoutes(deps),
		routes: async (app) => {
			compressAnswers(app);
			addUrlEncodedParser(app);
			guard(app, deps);
			await app.register(placeRoutes(deps));
			for (const routes of [signInRoutes, passkeySignInRoutes]) await app.register(routes(deps));
			for (const routes of [teamRoutes, ownAccountRoutes, passkeyRoutes, auditRoutes]) await app.register(routes(deps));
			await app.register(readerRoutes(deps));
			await app.register(previewRoutes(deps));
			await app.register(previewLinkRoutes(deps));
			await app.register(applicationRoutes(deps));
			await app.register(storyRoutes(deps));
			await app.register(publishingRoutes(deps));
			await app.register(addressRoutes(deps));
			await app.register(followingRoutes(deps));
			await app.register(marginRoutes(deps));
			await app.register(deskRoutes(deps));
			await app.register(pictureRoutes(deps));
			await app.register(libraryRoutes(deps));
			await app.register(videoRoutes(deps));
			await app.register(watchedWordRoutes(deps));
			await app.register(dataRoutes(deps));
			await app.register(draftRoutes(deps));
			await app.register(callAnswerRoutes(deps));
			await app.register(menuRoutes(deps));
		},
	};
}

type StaffAccounts = Pick<NewsroomOptions, 'database' | 'clock' | 'secret'>;

/** What orders of an operator need. `origin`: undefined where the program has no newsroom. */
export type OperateStaff = StaffAccounts & { readonly origin: string | undefined };

const staffDepsOf = ({ database, clock, secret }: StaffAccounts) => ({
	tables: tablesOf(database),
	clock,
	sealingKey: sealingKeyOf(secret),
});

export type InviteStaff = StaffAccounts & Invited;

/** Adds a member of staff, or invites one again. Resolves to the path of their set-up page, which works once, for an hour (A20); see `addStaff`. */
export const inviteStaff = async ({ email, role, brands, ...deps }: InviteStaff): Promise<string> =>
	setUpPath(await addStaff(staffDepsOf(deps), { email, role, brands }));

/** Carries out an order of an operator: lets somebody in, keeps somebody out, or checks the log; see `operateStaff`. */
export const operateStaff = ({ origin, ...accounts }: OperateStaff, asked: StaffOrder): Promise<OrderOutcome> =>
	operate({ ...staffDepsOf(accounts), origin }, asked);
