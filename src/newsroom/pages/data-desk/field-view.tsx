import { itemsIn } from '../../data-desk/typed.ts';
import type { FieldProps } from './form-view.ts';
import { FormsView } from './forms-view.tsx';
import { GroupView } from './group-view.tsx';
import { InputView } from './input-view.tsx';
import { ListView } from './list-view.tsx';
import { PairsView } from './pairs-view.tsx';

/** Any field of the form of a data document. */
export function FieldView({ field, ...others }: Omit<FieldProps, 'Inner'>) {
	const props = { ...others, Inner: FieldView };
	switch (field.kind) {
		case 'group':
			return <GroupView {...props} field={field} />;
		case 'forms':
			return <FormsView {...props} field={field} />;
		case 'list':
			return <ListView {...props} field={field} items={itemsIn(props.typed)} />;
		case 'pairs':
			return <PairsView {...props} field={field} />;
		case 'fixed':
			return null;
		default:
			return <InputView {...props} field={field} />;
	}
}
