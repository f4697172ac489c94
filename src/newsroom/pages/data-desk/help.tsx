import { hintAt } from '../../data-desk/texts/hints.ts';
import type { FormView } from './form-view.ts';

/** The hint for a field; nothing when it has none. */
export function Help({ view, place, name }: { readonly view: FormView; readonly place: string; readonly name: string }) {
	const hint = hintAt(view.kind, place);
	if (hint === undefined) return null;
	return (
		<p className="hint" id={`${name}-hint`}>
			{hint}
		</p>
	);
}

type WrongProps = { readonly view: FormView; readonly name: string; readonly texts?: readonly string[] };

/** The problems of a field; nothing when it has none. */
export function Wrong({ view, name, texts = view.problems.get(name) ?? [] }: WrongProps) {
	if (texts.length === 0) return null;
	return (
		<p className="wrong" id={`${name}-wrong`}>
			{texts.join(' ')}
		</p>
	);
}
