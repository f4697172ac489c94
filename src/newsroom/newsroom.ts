// The newsroom: staff accounts with a second factor, support for readers, and previews of stories.
import type { KeyObject } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { derivedKey } from '#platform/crypto';
import type { Database } from '#platform/database';
import { KnownDevices } from '#platform/limits/known-devices';
import type { Secret } from '#platform/secret';
import type { NewsroomDeps } from './newsroom-deps.ts';
import { previewRoutes } from './routes/preview-routes.ts';
import { readerRoutes } from './routes/reader-routes.ts';
import { signInRoutes } from './routes/sign-in-routes.ts';
import { addStaff, setUpPath } from './staff/add-staff.ts';
import { type Role, tablesOf } from './store/tables.ts';

export type { StaffThrottle } from './newsroom-deps.ts';
export type { Previews } from './previews/previews.ts';
export type { ReaderSupport } from './readers/reader-support.ts';
export { staffThrottle } from './staff/staff-throttle.ts';
export { migrations } from './store/migrations.ts';
export { type Role, roles } from './store/tables.ts';

export type NewsroomOptions = Omit<NewsroomDeps, 'tables' | 'sealingKey' | 'devices'> & {
	readonly database: Database;
	/** The secret of the installation; the key that encrypts second factors is derived from it. */
	readonly secret: Secret;
};

export type Newsroom = {
	readonly routes: FastifyPluginAsync;
};

const sealingKeyOf = (secret: Secret): KeyObject => derivedKey(secret, 'second factors of staff');

const devicesOf = (secret: Secret, clock: NewsroomDeps['clock']): KnownDevices =>
	new KnownDevices(derivedKey(secret, 'known devices of staff'), clock);

/** Creates the newsroom of all brands. It runs no query before the first request. */
export function createNewsroom({ database, secret, ...others }: NewsroomOptions): Newsroom {
	const deps: NewsroomDeps = {
		tables: tablesOf(database),
		sealingKey: sealingKeyOf(secret),
		devices: devicesOf(secret, others.clock),
		...others,
	};
	return {
		routes: async (app) => {
			app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
				done(null, Object.fromEntries(new URLSearchParams(String(body))));
			});
			await app.register(signInRoutes(deps));
			await app.register(readerRoutes(deps));
			await app.register(previewRoutes(deps));
		},
	};
}

export type InviteStaff = Pick<NewsroomOptions, 'database' | 'clock' | 'secret'> & {
	readonly email: string;
	readonly role?: Role | undefined;
};

/** Adds a member of staff, or invites one again. Resolves to the path of their set-up page, which works once, for an hour (A20); see `addStaff`. */
export async function inviteStaff({ database, clock, secret, email, role }: InviteStaff): Promise<string> {
	return setUpPath(await addStaff({ tables: tablesOf(database), clock, sealingKey: sealingKeyOf(secret) }, { email, role }));
}
