import type { Edit, StoredStory } from '#newsroom/contract';
import type { AnsObject } from '../ans/ans-value.ts';
import { documentOf } from '../ans/document-of.ts';
import type { Outcome } from '../api.ts';
import { mergeDocuments } from '../merging/merge-documents.ts';
import { KeptCopy } from './kept-copy.ts';
import type { LocalCopies } from './local-copies.ts';
import { isSameText } from './same-text.ts';
import { SaveTimer } from './save-timer.ts';
import { Turns } from './turns.ts';

/** How safe the text is. `unkept`: it is neither on the server nor in the browser's storage. */
export type Safety =
	| { readonly kind: 'new' | 'saved' | 'typing' | 'saving' | 'offline' | 'signed-out' | 'unkept' }
	| { readonly kind: 'conflict'; readonly newest: StoredStory | undefined }
	| { readonly kind: 'refused'; readonly message: string };

/** The version that a text was made from. Without its document nothing can be merged, and a person must choose. */
export type MadeFrom = {
	readonly revision: string | undefined;
	readonly document: AnsObject | undefined;
	/** The text that was sent without an answer: the server may have stored it or not. */
	readonly unanswered?: AnsObject | undefined;
};

/** The text that a call sent, and the number of its last change. */
type Sent = { readonly version: number; readonly document: AnsObject };

export type KeeperOptions = {
	readonly id: string;
	readonly copies: Pick<LocalCopies, 'keep' | 'drop'>;
	readonly save: (id: string, edit: Edit) => Promise<Outcome<StoredStory>>;
	/** What the server has; undefined for a new story, or when the server did not answer. */
	readonly stored?: StoredStory | undefined;
	/** The version from which the text was made; default: that of `stored`. */
	readonly origin?: MadeFrom | undefined;
	/** Called with the merged text when somebody else saved the story meanwhile. */
	readonly onMerge: (document: AnsObject) => void;
};

/** Time in ms after which a save that got no answer is tried again. */
const retryMs = 3_000;

/**
 * Keeps what is typed (N06): at once in the browser's storage, and on the server after a pause. A text that is not on the server stays
 * in the storage, even if the network, the session or the tab is lost. What somebody else saved meanwhile is merged into it (N05).
 */
export class StoryKeeper {
	readonly #options: KeeperOptions;
	#document: AnsObject;
	#origin: MadeFrom;
	/** Counts the changes; the text of a save that is under way may be older than the newest. */
	#version = 0;
	#savedVersion = 0;
	/** One call at a time: each is made from the revision that the one before it made. */
	readonly #turns = new Turns();
	readonly #timer = new SaveTimer(() => void this.flush());
	readonly #copy = new KeptCopy({ write: () => this.#keep(), drop: () => this.#drop() });
	/** What was sent without an answer. It alone is sent until there is one: of two such texts nobody would know which the server has. */
	#unanswered: Sent | undefined;
	readonly #listeners = new Set<() => void>();
	safety: Safety;
	/** What the server has. */
	stored: StoredStory | undefined;

	constructor(options: KeeperOptions, document: AnsObject) {
		const { stored, origin } = options;
		this.#options = options;
		this.#document = document;
		this.#origin = origin ?? { revision: stored?.revision, document };
		if (origin?.unanswered) this.#unanswered = { version: 0, document: origin.unanswered };
		this.stored = stored;
		this.safety = { kind: stored ? 'saved' : 'new' };
	}

	/** Calls a listener after each change of `safety` or `stored`, and with each key of a conflict. Returns the function that removes it. */
	readonly subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => void this.#listeners.delete(listener);
	};

	get document(): AnsObject {
		return this.#document;
	}

	/** Takes a new text. */
	change(document: AnsObject): void {
		this.#document = document;
		if (this.#version === this.#savedVersion) this.#timer.becameUnsaved();
		this.#version += 1;
		void this.#copy.write();
		if (this.safety.kind === 'conflict') {
			this.#tell();
			return;
		}
		// The next try is due already.
		if (this.safety.kind === 'offline' || this.safety.kind === 'signed-out') return;
		this.#become({ kind: 'typing' });
		this.#timer.soon();
	}

	/** Resolves when no call is under way. */
	idle(): Promise<void> {
		return this.#turns.idle();
	}

	/** Does now what waits for a pause, since the page may be closed. */
	leave(): void {
		this.#copy.leave();
		void this.flush();
	}

	/** Saves what is not saved, or got no answer. Resolves when the server has answered. */
	async flush(): Promise<void> {
		this.#timer.cancel();
		await this.#turns.next(async () => {
			const isDone = this.#version === this.#savedVersion && !this.#unanswered;
			if (!isDone && this.safety.kind !== 'conflict') await this.#save();
		});
	}

	/** Sends the text by another call than a save, such as a publication, with the revision that it was made from. */
	async sendBy(send: (id: string, edit: Edit) => Promise<Outcome<StoredStory>>): Promise<Outcome<StoredStory>> {
		if (this.#unanswered) await this.flush();
		return this.#turns.next(() => this.#sendBy(send));
	}

	async #sendBy(send: (id: string, edit: Edit) => Promise<Outcome<StoredStory>>): Promise<Outcome<StoredStory>> {
		if (this.#unanswered) return { kind: 'offline' };
		this.#timer.cancel();
		const sent = this.#nextSent();
		const outcome = await send(this.#options.id, this.#edit(sent));
		if (outcome.kind !== 'offline') this.#unanswered = undefined;
		if (outcome.kind === 'done') this.#accept(outcome.value, sent);
		else if (outcome.kind === 'conflict') this.#become(outcome);
		return outcome;
	}

	/** Takes what the server has as the state of the story, such as after a withdrawal. The text stays. */
	adopt(stored: StoredStory): void {
		this.#begin({ revision: stored.revision, document: this.#origin.document });
		this.stored = stored;
		this.#tell();
	}

	/** Merges a text that somebody else stored; if that fails, begins a conflict, which a person settles. */
	receive(newest: StoredStory): void {
		if (this.#turns.isBusy || newest.revision === this.#origin.revision || this.safety.kind === 'conflict') return;
		this.#merge(newest);
	}

	/** Ends a conflict: the text that is here now follows the one of the server. */
	resolve(newest: StoredStory | undefined, document: AnsObject): void {
		this.#begin({ revision: newest?.revision, document: newest ? documentOf(newest) : {} });
		this.stored = newest;
		this.#become({ kind: 'typing' });
		this.change(document);
	}

	#nextSent(): Sent {
		this.#unanswered ??= { version: this.#version, document: this.#document };
		return this.#unanswered;
	}

	#edit({ document }: Sent): Edit {
		return { document: { ...document }, ...(this.#origin.revision !== undefined && { base: this.#origin.revision }) };
	}

	async #save(): Promise<void> {
		const sent = this.#nextSent();
		this.#timer.sent();
		this.#become({ kind: 'saving' });
		await this.#copy.write();
		const outcome = await this.#options.save(this.#options.id, this.#edit(sent));
		if (outcome.kind === 'signed-out' || outcome.kind === 'refused') this.#unanswered = undefined;
		switch (outcome.kind) {
			case 'done':
				return this.#accept(outcome.value, sent);
			case 'offline':
			case 'signed-out':
				this.#become({ kind: outcome.kind });
				return this.#timer.after(retryMs);
			case 'conflict':
				return outcome.newest ? this.#merge(outcome.newest) : this.#become(outcome);
			case 'refused':
				return this.#become({ kind: 'refused', message: outcome.message });
		}
	}

	/** Merges what somebody else stored. If that is older than what the server had, the server was restored from a backup and lost text: a person decides. */
	#merge(newest: StoredStory): void {
		const isOlder = this.stored !== undefined && newest.receivedAt < this.stored.receivedAt;
		const theirs = documentOf(newest);
		const sent = this.#unanswered?.document;
		const base = sent && isSameText(sent, theirs) ? sent : this.#origin.document;
		const merged = isOlder || base === undefined ? undefined : mergeDocuments({ base, mine: this.#document, theirs });
		if (!merged) {
			this.#become({ kind: 'conflict', newest });
			return;
		}
		const hasOwn = this.#version !== this.#savedVersion;
		this.#begin({ revision: newest.revision, document: theirs });
		this.stored = newest;
		this.#options.onMerge(merged);
		this.#document = merged;
		if (hasOwn) this.change(merged);
		else this.#become({ kind: 'saved' });
	}

	/** Sets the version that the text is made from: an answer of the server told it. */
	#begin(origin: MadeFrom): void {
		this.#origin = origin;
		this.#unanswered = undefined;
	}

	#accept(stored: StoredStory, { version: sent, document }: Sent): void {
		this.#begin({ revision: stored.revision, document });
		this.stored = stored;
		this.#savedVersion = sent;
		if (this.#version !== sent) {
			this.#timer.becameUnsaved();
			this.#become({ kind: 'typing' });
			this.#timer.soon();
			return;
		}
		this.#become({ kind: 'saved' });
		this.#copy.saved();
	}

	async #keep(): Promise<void> {
		const { id, copies } = this.#options;
		const { revision, document: from } = this.#origin;
		const unanswered = this.#unanswered?.document;
		const origin = from && { document: from, ...(unanswered && { unanswered }) };
		const base = revision === undefined ? {} : { base: revision };
		try {
			await copies.keep({ id, document: this.#document, ...base, ...(origin && { origin }), typedAt: Date.now() });
		} catch {
			if (this.safety.kind !== 'saved') this.#become({ kind: 'unkept' });
		}
	}

	async #drop(): Promise<void> {
		await this.#options.copies.drop(this.#options.id).catch(() => {});
	}

	#become(safety: Safety): void {
		// Each key says that somebody is typing; it is news once.
		if (safety.kind === 'typing' && this.safety.kind === 'typing') return;
		this.safety = safety;
		this.#tell();
	}

	#tell(): void {
		for (const listener of this.#listeners) listener();
	}
}
