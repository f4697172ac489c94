import type { BrandId } from '#brands';
import type { Content } from '#content';
import type { Clock } from '#platform/clock';
import type { Keys } from '#platform/crypto';
import type { KnownDevices } from '#platform/devices';
import type { Log } from '#platform/log';
import type { Mailer } from '#platform/mail';
import type { PasswordHash } from '#platform/password-hash';
import type { Previews } from './previews/previews.ts';
import type { BrandSite, ReaderSupport } from './readers/reader-support.ts';
import type { StaffApplications } from './readers/staff-applications.ts';
import type { Role, Staff, Tables } from './store/tables.ts';
import type { Pictures } from './stories/pictures.ts';
import type { RolesByBrand } from './team/roles.ts';
import type { Films } from './videos/films.ts';

/** What the routes and actions of the newsroom depend on. */
export type NewsroomDeps = {
	readonly tables: Tables;
	readonly clock: Clock;
	readonly log: Log;
	readonly passwords: PasswordHash;
	/** Encrypts second factors. */
	readonly sealingKey: Keys;
	/** Seals the challenges of passkeys. */
	readonly challengeKeys: Keys;
	readonly readers: ReaderSupport;
	readonly applications: StaffApplications;
	readonly previews: Previews;
	readonly content: Pick<
		Content,
		| 'desk'
		| 'headlines'
		| 'workPictures'
		| 'workText'
		| 'followWork'
		| 'edit'
		| 'unpublish'
		| 'revisions'
		| 'revisionText'
		| 'queries'
		| 'plan'
		| 'cancelPlan'
		| 'spike'
		| 'recover'
		| 'effects'
		| 'changeTogether'
		| 'undoTogether'
		| 'lastChange'
		| 'setPictureEnd'
		| 'usesOfPicture'
		| 'worksNaming'
		| 'remove'
		| 'nameRevision'
		| 'dataCounts'
		| 'dataRows'
		| 'dataNamed'
		| 'dataText'
		| 'dataRevisions'
		| 'dataRevisionText'
		| 'editData'
		| 'menu'
		| 'editMenu'
	>;
	/** Requests a public page as a reader would, without cookies. */
	readonly requestPublicPage: RequestPublicPage;
	readonly pictures: Pictures;
	readonly films: Films;
	/** The folder with the build of the application. */
	readonly applicationFolder: string;
	readonly throttle: StaffThrottle;
	/** Recognises browsers on which a member of staff signed in before. */
	readonly devices: KnownDevices;
	/** Sends invitations. */
	readonly mailer: Pick<Mailer, 'send'>;
	/** The sender address of the emails of a brand. */
	readonly senderOf: (brand: BrandId) => string;
	/** The origin of the newsroom, without a slash at the end. */
	readonly origin: string;
	/** The brands that are served. */
	readonly sites: readonly BrandSite[];
};

/** An attempt to sign in as a member of staff. `isKnownDevice`: they signed in on this browser before. */
type StaffAttempt = { readonly email: string; readonly ip: string | undefined; readonly isKnownDevice: boolean };

/** Limits guesses at staff accounts. */
export type StaffThrottle = {
	/** Counts an attempt to sign in. Refuses it with `Retry-After` after too many. The caller calls `succeeded` when the attempt was right. */
	signIn(attempt: StaffAttempt): Promise<{ succeeded(): Promise<void> }>;
};

/** A signed-in member of staff, with their roles, and the sites of the brands in which they work. */
export type SignedInPerson = {
	readonly staff: Staff;
	readonly roles: RolesByBrand;
	readonly sites: readonly BrandSite[];
	readonly ip: string | undefined;
	/** The id of the session. */
	readonly session: string;
};

/** What readers get at an address. `html`: empty for what is not a page. */
export type PublicPage = { readonly status: number; readonly html: string };

/** Resolves to the answer that readers now get at a path of a brand; undefined when there is no answer. */
export type RequestPublicPage = (brand: BrandId, path: string) => Promise<PublicPage | undefined>;

/** A signed-in member of staff at work in a brand, with the role there. */
export type SignedInStaff = SignedInPerson & { readonly site: BrandSite; readonly staff: Staff & { readonly role: Role } };
