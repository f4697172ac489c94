import type { NotNull, Selectable } from 'kysely';
import type { ApplicationFileRow, ApplicationRow } from '../store/application-tables.ts';
import type { Tables } from '../store/tables.ts';

/** An open call of a brand. */
export type OpenCallKey = { readonly brand: string; readonly openCall: string };

/** An application that counts, and a file of one, as queries return them. */
export type ConfirmedApplication = Selectable<ApplicationRow> & { readonly confirmed_at: Date };
export type ConfirmedFile = Selectable<ApplicationFileRow>;

/** The applications that count, oldest first. Others are left out: staff may see only what the owner of an address agreed to. */
export const confirmedApplications = (tables: Tables, { brand, openCall }: OpenCallKey): Promise<readonly ConfirmedApplication[]> =>
	tables
		.selectFrom('identity.application')
		.selectAll()
		.where('brand', '=', brand)
		.where('open_call', '=', openCall)
		.where('confirmed_at', 'is not', null)
		.orderBy('confirmed_at')
		.$narrowType<{ confirmed_at: NotNull }>()
		.execute();

/** The files of the applications that count. */
export const confirmedFiles = (tables: Tables, place: OpenCallKey): Promise<readonly ConfirmedFile[]> =>
	filesOf(tables, place).orderBy('file.question').execute();

/** A file of an application that counts, by its name; undefined when there is none. */
export const confirmedFile = (tables: Tables, place: OpenCallKey, name: string): Promise<ConfirmedFile | undefined> =>
	filesOf(tables, place).where('file.name', '=', name).executeTakeFirst();

const filesOf = (tables: Tables, { brand, openCall }: OpenCallKey) =>
	tables
		.selectFrom('identity.application_file as file')
		.innerJoin('identity.application as application', 'application.id', 'file.application')
		.selectAll('file')
		.where('application.brand', '=', brand)
		.where('application.open_call', '=', openCall)
		.where('application.confirmed_at', 'is not', null);

/**
 * The rows of a table for a spreadsheet, with a column for each question that anybody answered; those with files come last. `nameOf` is what
 * the table says of a file.
 */
export function tableOf(
	applications: readonly ConfirmedApplication[],
	files: readonly ConfirmedFile[],
	nameOf: (file: ConfirmedFile) => string = fileName,
): readonly (readonly string[])[] {
	const labels = new Map(applications.flatMap(({ answers }) => answers.map(({ question, label }) => [question, label] as const)));
	const fileQuestions = [...new Set(files.map(({ question }) => question))];
	const names = new Map(files.map((file) => [`${file.application} ${file.question}`, nameOf(file)]));
	const head = ['id', 'confirmed', 'email', ...labels.values(), ...fileQuestions];
	const rows = applications.map(({ id, confirmed_at, email_typed, answers }) => [
		id,
		confirmed_at.toISOString(),
		email_typed,
		...[...labels.keys()].map((question) => answers.find((one) => one.question === question)?.answer ?? ''),
		...fileQuestions.map((question) => names.get(`${id} ${question}`) ?? ''),
	]);
	return [head, ...rows];
}

/** The name of a file outside of its store: it contains the application and the question. */
export const fileName = ({ application, question, extension }: ConfirmedFile): string => `${application}-${question}.${extension}`;
