import type { Brand, BrandId } from '#brands';
import type { Clock } from '#platform/clock';
import type { Site } from '../create-site.ts';
import type { FormCalls } from './form-calls.ts';

/** What the routes of account pages need. */
export type FormDeps = {
	readonly site: Pick<Site, 'accountPage' | 'openCallPage' | 'pageHandlerAt'>;
	readonly brandOf: (host: string) => Brand | undefined;
	readonly origins: Readonly<Record<BrandId, string>>;
	readonly calls: FormCalls;
	readonly clock: Clock;
};
