// The form of an open call: its questions, and the schema of what is answered to them.
import * as v from 'valibot';
import { canonicalEmail } from './email-address.ts';

/** How long answers are kept after their call has closed, in days. */
export const applicationKeptDays = 90;

/** When the answers to a call that closes then are erased. */
export const applicationKeptUntil = (closesAt: Date): Date => new Date(closesAt.getTime() + applicationKeptDays * 86_400_000);

/** Kinds of files that a question may take. */
export type UploadKind = 'image' | 'pdf' | 'video';

type QuestionBase = { readonly id: string; readonly label: string; readonly isRequired: boolean };

/** A question that is answered with a text. */
type TextQuestion = QuestionBase &
	(
		| { readonly kind: 'short-text' | 'long-text'; readonly maxLength: number }
		| { readonly kind: 'choice'; readonly options: readonly string[] }
		| { readonly kind: 'yes-no' | 'date' | 'phone' | 'email' }
	);

/** A question that is answered with a file. */
export type FileQuestion = QuestionBase & { readonly kind: 'file'; readonly accepts: readonly UploadKind[]; readonly maxBytes: number };

/** A question of the form of an open call. */
export type FormQuestion = TextQuestion | FileQuestion;

export const isFileQuestion = (question: FormQuestion): question is FileQuestion => question.kind === 'file';
const isTextQuestion = (question: FormQuestion): question is TextQuestion => question.kind !== 'file';

/** What can be wrong with a field; `reasons` of the refusal `application-invalid` have the form `{field} {problem}`. */
export const applicationProblems = ['missing', 'too-long', 'choice', 'date', 'phone', 'email', 'file-kind', 'file-large'] as const;
export type ApplicationProblem = (typeof applicationProblems)[number];

/** The name of a question's field. */
export const answerName = (id: string): string => `answer-${id}`;

/** A text without control characters, with line breaks as one character, as browsers count them. */
const clean = v.transform((text: string) =>
	text
		.replace(/\r\n?/g, '\n')
		.replace(/[^\P{Cc}\n\t]/gu, '')
		.trim(),
);
const text = v.pipe(v.optional(v.string(), ''), clean);

/** The schema of the fields of a form: the address, the consent, and the answers to questions without a file, by the name of their field. */
export const applicationFields = (questions: readonly FormQuestion[]) =>
	v.object({
		email: v.pipe(
			text,
			v.check((address) => address !== '', 'missing'),
			v.check((address) => canonicalEmail(address) !== undefined, 'email'),
		),
		consent: v.pipe(
			text,
			v.check((ticked) => ticked === 'on', 'missing'),
		),
		answers: v.object(Object.fromEntries(questions.filter(isTextQuestion).map((question) => [answerName(question.id), answer(question)]))),
	});

const answer = (question: TextQuestion) =>
	v.pipe(
		text,
		v.check((given) => given !== '' || !question.isRequired, 'missing'),
		v.rawCheck(({ dataset, addIssue }) => {
			const problem = dataset.typed && dataset.value !== '' ? problemOf(question, dataset.value) : undefined;
			if (problem !== undefined) addIssue({ message: problem });
		}),
	);

function problemOf(question: TextQuestion, given: string): ApplicationProblem | undefined {
	switch (question.kind) {
		case 'short-text':
		case 'long-text':
			return given.length > question.maxLength ? 'too-long' : undefined;
		case 'choice':
			return question.options.includes(given) ? undefined : 'choice';
		case 'yes-no':
			return given === 'yes' || given === 'no' ? undefined : 'choice';
		case 'date':
			return isDate(given) ? undefined : 'date';
		case 'phone':
			return /^[+(\d][\d ().-]{5,24}$/.test(given) ? undefined : 'phone';
		case 'email':
			return canonicalEmail(given) === undefined ? 'email' : undefined;
	}
}

/** Whether a text is a day of the calendar, as `YYYY-MM-DD`. */
const isDate = (given: string): boolean =>
	v.is(v.pipe(v.string(), v.isoDate()), given) && new Date(`${given}T12:00Z`).getUTCDate() === Number(given.slice(8));
