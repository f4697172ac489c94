import { afterEach, beforeEach } from 'vitest';
import type { BrandId } from '#brands';
import { type IdentityOptions, migrations } from '#identity';
import { type BreakableDatabase, breakable } from '../databases/breakable-database.ts';
import { describeOnBoth } from '../databases/database.ts';
import { goodPassword, type MakeGuards, type TestIdentity, testIdentity } from '../identity/identity.ts';
import { testBrand } from '../test-brand.ts';
import { Browser, type Page } from './browser.ts';

/** The service over HTTP, and browsers whose pages have the SDK. */
export type SdkService = TestIdentity & {
	origin(brand?: BrandId): string;
	/** A browser without storage or cookies, with pages of the brand. */
	browser(brand?: BrandId): Browser;
	/** A browser with a page where a reader has just signed in; default: `ana@mail.test`. */
	signedIn(email?: string): Promise<{ readonly browser: Browser; readonly page: Page; readonly uuid: string }>;
	/** Makes an account with a verified email. Returns its uuid. */
	account(email?: string): Promise<string>;
	/** The database of the service, which a test can make unavailable. */
	readonly breakable: BreakableDatabase;
	/** Advances the clock of the service and of the pages, in ms. */
	pass(ms: number): void;
};

/** Options of the service, and its guards; default: guards that allow everything. */
export type SdkOptions = Partial<IdentityOptions> & { readonly guards?: MakeGuards };

/** Runs the tests against the service, and in the long form again on PostgreSQL. */
export function describeSdk(name: string, tests: (service: SdkService) => void, { guards, ...options }: SdkOptions = {}): void {
	describeOnBoth(name, migrations, (opened) => {
		const database = breakable(opened);
		tests(sdkService(testIdentity(options, database, guards), database));
	});
}

function sdkService(service: TestIdentity, database: BreakableDatabase): SdkService {
	const open = new Set<Browser>();
	let port = 0;
	beforeEach(async () => {
		port = await service.listen();
	});
	afterEach(async () => {
		database.down = false;
		await Promise.all([...open].map((browser) => browser.close()));
		open.clear();
	});
	const origin = (brand: BrandId = testBrand) => `http://${brand}.localhost:${port}`;
	const browser = (brand?: BrandId) => {
		const opened = new Browser({ origin: origin(brand), apiOrigin: `${origin(brand)}/`, now: () => service.clock.now.getTime() });
		open.add(opened);
		return opened;
	};
	const account = async (email = 'ana@mail.test') => {
		const { body } = await service.register(email);
		return String(body.uuid);
	};
	const signedIn = async (email = 'ana@mail.test') => {
		const uuid = await account(email);
		const own = browser();
		const page = own.open();
		await page.Identity.login(email, goodPassword, { rememberMe: true });
		own.sent.length = 0;
		return { browser: own, page, uuid };
	};
	const pass = (ms: number) => {
		service.clock.now = new Date(service.clock.now.getTime() + ms);
	};
	return Object.assign(service, { breakable: database, origin, browser, account, signedIn, pass });
}
