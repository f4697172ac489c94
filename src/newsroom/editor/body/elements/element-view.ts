import type { Node } from 'prosemirror-model';
import type { EditorView, NodeView } from 'prosemirror-view';
import { labelOf } from '../../ans/ans-to-doc.ts';
import { type AnsObject, isObject, objectsOf, textOf } from '../../ans/ans-value.ts';
import { pictureSource } from '../../picture-source.ts';
import { moveBlock } from '../commands.ts';
import { siteOf } from '../embed-of.ts';
import { fieldsOf, nameOf } from './element-fields.ts';
import { type FieldInput, inputOf } from './element-input.ts';

type Position = () => number | undefined;

/** Shows a picture, an embed, HTML or an unknown element as a card with its fields, which can be moved and removed. */
export class ElementView implements NodeView {
	readonly dom = document.createElement('figure');
	readonly #view: EditorView;
	readonly #position: Position;
	readonly #inputs: readonly FieldInput[];
	readonly #pictures = document.createElement('div');
	readonly #label = document.createElement('span');
	#element: AnsObject;

	constructor(node: Node, view: EditorView, position: Position) {
		this.#view = view;
		this.#position = position;
		this.#element = elementOf(node);
		this.dom.className = 'element';
		this.dom.dataset.type = String(this.#element.type);
		this.dom.append(this.#head());
		this.#pictures.className = 'shown';
		this.#inputs = fieldsOf(this.#element).map((field) => inputOf(field, (value) => this.#write(field.write(this.#element, value))));
		this.dom.append(this.#pictures, ...this.#inputs.map(({ label }) => label));
		this.#show();
	}

	update(node: Node): boolean {
		const element = elementOf(node);
		if (node.type.name !== 'element' || kindOf(element) !== kindOf(this.#element)) return false;
		this.#element = element;
		this.#show();
		return true;
	}

	/** The editor ignores events inside the fields. */
	stopEvent({ target }: Event): boolean {
		return target instanceof HTMLElement && target.closest('input, textarea, button') !== null;
	}

	ignoreMutation(): boolean {
		return true;
	}

	#head(): HTMLElement {
		const head = document.createElement('figcaption');
		const name = document.createElement('b');
		name.textContent = nameOf(this.#element);
		head.append(name, this.#label);
		head.append(
			this.#button('↑', 'Subir', () => this.#move(-1)),
			this.#button('↓', 'Bajar', () => this.#move(1)),
			this.#button('×', 'Quitar', () => this.#remove()),
		);
		return head;
	}

	#button(text: string, label: string, run: () => void): HTMLButtonElement {
		const button = document.createElement('button');
		Object.assign(button, { type: 'button', textContent: text, title: label, onclick: run });
		button.setAttribute('aria-label', `${label}: ${nameOf(this.#element)}`);
		return button;
	}

	#show(): void {
		this.#label.textContent = this.#inputs.length === 0 ? labelOf(this.#element).slice(0, 120) : siteOf(this.#element);
		this.#showPictures();
		for (const { field, input } of this.#inputs) {
			// Half-typed text, such as `4,`, may already mean this value: do not overwrite it.
			const isMeant = JSON.stringify(field.write(this.#element, input.value)) === JSON.stringify(this.#element);
			if (!isMeant) input.value = field.read(this.#element);
		}
	}

	#showPictures(): void {
		const pictures = this.#element.type === 'image' ? [this.#element] : objectsOf(this.#element, 'content_elements').filter(isPicture);
		const sources = pictures.map((picture) => pictureSource(textOf(picture, 'url')));
		if (sources.join() !== [...this.#pictures.children].map((image) => image.getAttribute('src')).join())
			this.#pictures.replaceChildren(...sources.map((src) => Object.assign(document.createElement('img'), { src })));
		for (const [at, image] of [...this.#pictures.children].entries()) image.setAttribute('alt', textOf(pictures[at] ?? {}, 'alt_text'));
	}

	#write(element: AnsObject): void {
		const at = this.#position();
		if (at !== undefined) this.#view.dispatch(this.#view.state.tr.setNodeMarkup(at, null, { element }));
	}

	#move(by: -1 | 1): void {
		const at = this.#position();
		if (at !== undefined) moveBlock(by, at)(this.#view.state, this.#view.dispatch);
	}

	#remove(): void {
		const at = this.#position();
		if (at !== undefined) this.#view.dispatch(this.#view.state.tr.delete(at, at + 1));
		this.#view.focus();
	}
}

const elementOf = (node: Node): AnsObject => (isObject(node.attrs.element) ? node.attrs.element : {});

const isPicture = ({ type }: AnsObject): boolean => type === 'image';

/** A text that is the same for all elements with the same name and fields. */
const kindOf = (element: AnsObject): string => [nameOf(element), ...fieldsOf(element).map(({ label }) => label)].join();
