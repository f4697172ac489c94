import { may, type Permission, permissions } from '../src/newsroom/permissions/permissions.ts';
import { roles } from '../src/newsroom/store/tables.ts';

/** The page that has the matrix. */
export const matrixPage = 'docs/how-to/let-staff-in.md';

const meanings: Readonly<Record<Permission, string>> = {
	'read-stories': 'reads stories, drafts and previews',
	'write-drafts': 'writes drafts',
	'store-pictures': 'uploads pictures',
	'store-videos': 'uploads videos and their captions',
	'delete-videos': 'deletes videos that no story has',
	publish: 'publishes, schedules, corrects and withdraws stories; takes pictures out of the library',
	'edit-data': 'edits the data that pages show besides stories',
	'read-answers': 'reads what readers answered to open calls',
	'edit-rules': 'edits the words to look out for',
	'own-account': 'ends own sessions, changes own password, makes recovery codes, adds and removes passkeys',
	'help-readers': 'helps readers with their accounts',
	'manage-staff': 'invites, changes roles, suspends and removes',
	'read-log': 'reads the log of staff',
};

/** Puts the table of role, action and brand, as the newsroom decides, between two marks of a page. */
export function withMatrix(page: string): string {
	return page.replace(/(<!-- matrix -->)[\s\S]*(<!-- \/matrix -->)/, (_, start, end) => `${start}\n${matrix()}\n${end}`);
}

function matrix(): string {
	const isPermission = (name: string): name is Permission => Object.hasOwn(permissions, name);
	const rows = Object.keys(permissions)
		.filter(isPermission)
		.map((action) => [`\`${action}\``, meanings[action], ...roles.map((role) => (may(role, action) ? 'yes' : '')), '', '']);
	const head = ['action', 'what it is', ...roles.map((role) => `\`${role}\` there`), 'staff of other brands', 'readers'];
	return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
