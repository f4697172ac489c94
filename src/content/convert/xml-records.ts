// Feeds and exports in XML of any size, read as a stream: one record at a time.
import { Parser } from 'htmlparser2';
import { decodedChunks } from './decoded-chunks.ts';

/** An element with its children; `text` is its own text, without that of the children. `content` has both in their order. */
export type XmlNode = {
	readonly name: string;
	readonly attributes: Readonly<Record<string, string>>;
	readonly children: readonly XmlNode[];
	readonly text: string;
	readonly content: readonly (XmlNode | string)[];
};

type OpenNode = { name: string; attributes: Record<string, string>; children: OpenNode[]; text: string; content: (OpenNode | string)[] };

/** The elements whose children are records: those of RSS 2.0, RSS 1.0 and Atom. */
const containers: ReadonlySet<string> = new Set(['rss', 'channel', 'feed', 'rdf:RDF']);

/** Longest record, in characters. Posts are far shorter; a longer record is not a post. */
const maxLength = 32_000_000;

/** Finds the records in chunks of XML. */
class RecordReader {
	readonly found: XmlNode[] = [];
	/** Whether the outermost element was closed by its own tag. */
	complete = false;
	#open: OpenNode[] = [];
	#outside = 0;
	#length = 0;

	readonly parser = new Parser(
		{
			onopentag: (name, attributes) => this.#opens(name, attributes),
			ontext: (text) => this.#adds(text),
			onclosetag: (name, implied) => this.#closes(name, implied),
		},
		{ xmlMode: true },
	);

	#opens(name: string, attributes: Record<string, string>): void {
		if (this.#open.length === 0 && containers.has(name)) {
			this.#outside += 1;
			return;
		}
		if (this.#outside === 0) return;
		const node: OpenNode = { name, attributes, children: [], text: '', content: [] };
		const parent = this.#open.at(-1);
		parent?.children.push(node);
		parent?.content.push(node);
		this.#open.push(node);
	}

	#adds(text: string): void {
		const node = this.#open.at(-1);
		if (!node) return;
		this.#length += text.length;
		if (this.#length > maxLength) throw new Error(`a <${this.#open[0]?.name}> has more than ${maxLength} characters`);
		node.text += text;
		node.content.push(text);
	}

	#closes(name: string, implied: boolean): void {
		const node = this.#open.pop();
		if (!node) {
			if (containers.has(name)) this.#outside -= 1;
			this.complete = this.#outside === 0 && !implied;
		} else if (this.#open.length === 0) {
			this.#length = 0;
			if (!implied) this.found.push(node);
		}
	}
}

/**
 * Reads the children of the outermost elements of a feed or export, one at a time: `<item>`, `<entry>`, `<title>`, `<wp:author>` … Throws when
 * the file cannot be read, ends early or holds no feed.
 */
export async function* readXmlRecords(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<XmlNode> {
	const reader = new RecordReader();
	for await (const chunk of decodedChunks(chunks)) {
		reader.parser.write(chunk);
		yield* reader.found.splice(0);
	}
	reader.parser.end();
	yield* reader.found.splice(0);
	if (!reader.complete) throw new Error('is incomplete, or is not a feed or export in XML: get the file again');
}

/** The text of the first child of a name, without spaces around it. */
export const childText = (node: XmlNode, name: string): string => node.children.find((child) => child.name === name)?.text.trim() ?? '';

export const childrenNamed = (node: XmlNode, name: string): readonly XmlNode[] => node.children.filter((child) => child.name === name);
