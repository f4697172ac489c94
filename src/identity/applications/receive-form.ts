import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { outsideCapacity } from '#platform/http/capacity';
import { refuse as refuseRequest } from '#platform/http/refusals';
import { type ApplicationProblem, answerName, type FileQuestion, type FormQuestion, isFileQuestion } from '../contract/application-form.ts';
import { refuse } from '../refuse.ts';
import type { ApplicationFiles, TakenFile } from './application-files.ts';

/** A received form: its text fields, the accepted files by question, and the problems of the others by field. */
export type ReceivedForm = {
	readonly fields: Readonly<Record<string, string>>;
	readonly files: ReadonlyMap<string, TakenFile>;
	readonly problems: ReadonlyMap<string, ApplicationProblem>;
};

type FormReading = {
	readonly questions: readonly FormQuestion[];
	/** Undefined: the form is refused anyway, and only its text is read, for the page that shows it again. */
	readonly files: ApplicationFiles | undefined;
};

/** Bytes of the texts of a form, and of the multipart syntax. */
const textBytes = 1_000_000;

/**
 * Reads a multipart form, and writes its files while they arrive. Leaves no file behind when it throws. Refuses `form-not-taken` for another
 * body, `too-large` for one far beyond what the questions take, and `bad-request` for one that is cut off or not well formed.
 */
export async function receiveForm(request: FastifyRequest, reading: FormReading): Promise<ReceivedForm> {
	if (!request.isMultipart()) return refuse('form-not-taken');
	const asked = reading.questions.filter(isFileQuestion);
	// Files that are too large are read to their end, up to twice what is taken: a browser shows no answer before it has sent everything.
	const most = textBytes + 2 * asked.reduce((sum, { maxBytes }) => sum + maxBytes, 0);
	if (lengthOf(request) > most) refuseTooLarge(request);
	const files = new Map<string, TakenFile>();
	try {
		return await outsideCapacity(() => readParts(request, reading, files));
	} catch (error) {
		await dropFiles(reading.files, files);
		throw error;
	}
}

/** A body of at most so many bytes is read to its end when it is refused: no proxy of ours lets more pass. */
const droppedBytes = 400_000_000;

/** The bytes of a body; a body that does not state them counts as endless. */
const lengthOf = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);

/**
 * Refuses a body before it has arrived. Node drops the rest of it on a connection that stays open. On one that ends, the browser still sends, and
 * may show that the connection broke instead of the answer.
 */
const refuseTooLarge = (request: FastifyRequest): never =>
	refuseRequest('too-large', lengthOf(request) <= droppedBytes ? {} : { headers: { connection: 'close' } });

/** Reads the request, and refuses with `bad-request` if it breaks off or is malformed. Faults of ours are thrown unchanged. */
async function* wellFormed<Piece>(sent: AsyncIterable<Piece>): AsyncGenerator<Piece, void, undefined> {
	try {
		yield* sent;
	} catch {
		refuseRequest('bad-request');
	}
}

/** Removes the files of a form that is not stored. */
export async function dropFiles(store: ApplicationFiles | undefined, files: ReadonlyMap<string, TakenFile>): Promise<void> {
	for (const { name } of files.values()) await store?.remove(name);
}

async function readParts(request: FastifyRequest, reading: FormReading, files: Map<string, TakenFile>): Promise<ReceivedForm> {
	const fields = new Map<string, string>();
	const problems = new Map<string, ApplicationProblem>();
	for await (const part of wellFormed(request.parts({ limits: limitsOf(reading.questions) }))) {
		if (part.type === 'field') fields.set(part.fieldname, String(part.value));
		else {
			const problem = await readFile(part, reading, files);
			if (problem) problems.set(part.fieldname, problem);
		}
	}
	return { fields: Object.fromEntries(fields), files, problems };
}

function limitsOf(questions: readonly FormQuestion[]) {
	const asked = questions.filter(isFileQuestion);
	const fields = questions.length + 10;
	return {
		fields,
		fieldSize: 40_000,
		files: asked.length,
		// One byte more than allowed is read, which shows that a file is too large.
		fileSize: Math.max(0, ...asked.map(({ maxBytes }) => maxBytes)) + 1,
		parts: fields + asked.length,
	};
}

/** Accepts the first file of each question, and drops all others. */
async function readFile(
	part: MultipartFile,
	{ questions, files: store }: FormReading,
	files: Map<string, TakenFile>,
): Promise<ApplicationProblem | undefined> {
	const question = questionNamed(questions, part.fieldname);
	if (!store || !question || files.has(question.id)) {
		part.file.resume();
		return undefined;
	}
	const taken = await store.take(wellFormed<Buffer>(part.file), question);
	if (taken.kind === 'taken') files.set(question.id, taken.file);
	return taken.kind === 'file-kind' || taken.kind === 'file-large' ? taken.kind : undefined;
}

const questionNamed = (questions: readonly FormQuestion[], field: string): FileQuestion | undefined =>
	questions.filter(isFileQuestion).find(({ id }) => answerName(id) === field);
