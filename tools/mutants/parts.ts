import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files of the product that are measured together, and the folders whose tests their mutants run against. */
export type Part = Folder & { readonly files: readonly string[] };

type Folder = {
	readonly name: string;
	readonly tests: readonly string[];
	/** Whether code that runs while its file is loaded, such as tables, is measured too; each of its mutants takes a thread and all tests. */
	readonly loading: boolean;
};

/** What is measured, except reader accounts: folders with everything below them; `*` stands for only the files of a folder itself. */
const folders: readonly Folder[] = [
	{ name: 'src/platform/compression', tests: ['src/platform/compression/**'], loading: true },
	{ name: 'src/site/page-cache', tests: ['src/site/page-cache/**'], loading: true },
	{ name: 'src/content/publish', tests: ['src/content/{publish,purge,revisions,read,search}/**'], loading: true },
	{ name: 'src/content/ingest', tests: ['src/content/{publish,ingest,revisions}/**'], loading: true },
	{ name: 'src/content/purge', tests: ['src/content/{publish,purge,read}/**'], loading: true },
	{
		name: 'src/content/ans/text',
		tests: ['src/content/ans/text/**', 'src/content/ans/{read-elements,search-text,tolerant-reading}'],
		loading: true,
	},
	{ name: 'src/site/*', tests: ['src/site/{address,page-type,page-request,return-path,arrangement}'], loading: true },
	{
		name: 'src/identity/*',
		tests: [
			'src/identity/{call,job-runner,identity-jobs}',
			'src/identity/{applications,clients,mail,privacy}/**',
			'src/identity/providers/openid/**',
			'src/identity/sessions/changed-secret',
		],
		loading: false,
	},
];

/** What each action leaves in the history of an account. */
const history = 'src/identity/privacy/reports/history';

/** Tests of accounts that are not beside what they test. */
const accountTests: Readonly<Record<string, readonly string[]>> = {
	'src/identity/accounts': [
		history,
		'src/identity/mail/newsletters/newsletters',
		'src/identity/sessions/calls-in-flight',
		'src/identity/{providers/openid,sign-in/sign-up}/**',
		'src/newsroom/newsroom',
		'tests/conformance/impersonation',
	],
	'src/identity/contract': [
		'src/identity/{accounts/keeping,applications}/**',
		'src/identity-client/navigation',
		'tests/conformance/{accounts,bad-inputs,fields,sessions}',
	],
	'src/identity/mail': ['src/identity/accounts/verification/**', 'src/identity/sign-in/passwords/change-password'],
	'src/identity/privacy': ['src/identity/{applications,clients,mail/newsletters}/**'],
	'src/identity/routes': [
		'src/identity/{clients,sign-in}/**',
		'src/identity/{privacy/deletion,providers/openid,sessions/tokens}/**',
		'src/identity/providers/{facebook-locale,verify-google-token}',
		'tests/conformance/{accounts,captcha,every-method,impersonation,privacy,providers,sessions}',
	],
	'src/identity/sessions': [history, 'src/identity/{clients,sign-in}/**', 'tests/conformance/sessions'],
	'src/identity/providers': [
		history,
		'src/identity/accounts/verification/pre-hijacking',
		'src/identity/privacy/deletion/**',
		'tests/conformance/providers',
	],
	'src/identity/sign-in': [history, 'src/identity/{accounts/verification,sessions}/**', 'tests/conformance/captcha'],
	'src/identity/store': ['src/identity/accounts/verification/verification', 'src/identity/privacy/deletion/**'],
};

/** All parts that are measured. Each folder of `src/identity` is a part. */
export function parts(): Part[] {
	const accounts = readdirSync('src/identity', { withFileTypes: true }).filter((entry) => entry.isDirectory());
	return [...folders, ...accounts.map(({ name }) => accountPart(`src/identity/${name}`))].map((part) => ({
		...part,
		files: filesOf(part.name),
	}));
}

const accountPart = (name: string): Folder => ({ name, tests: [`${name}/**`, ...(accountTests[name] ?? [])], loading: false });

/** Whether a file belongs to a part, even if it no longer exists. */
export const isIn = (part: Pick<Part, 'name'>, file: string): boolean =>
	part.name.endsWith('/*') ? `${dirname(file)}/*` === part.name : file.startsWith(`${part.name}/`);

/** Scripts of pages besides islands. All of them run in browsers, which tests of modules do not start; journeys test them. */
const pageScripts: readonly string[] = ['src/identity/routes/docs/try-call-script.ts'];

function filesOf(name: string): string[] {
	const folder = name.replace(/\/\*$/, '');
	return readdirSync(folder, { recursive: folder === name, encoding: 'utf8' })
		.filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|samples|island)\.tsx?$|(?:^|\/)fixtures\//.test(file))
		.map((file) => join(folder, file))
		.filter((file) => !pageScripts.includes(file))
		.sort();
}
