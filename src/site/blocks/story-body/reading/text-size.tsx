import letters from 'lucide-static/icons/a-large-small.svg?raw';
import type { ReadingTexts } from '#brands';
import { Icon } from '../../../ui/icon.tsx';
import { PlainIsland } from '../../../ui/island.tsx';
import tools from './reading-tools.module.css';
import styles from './text-size.module.css';

/** The sizes as style sheets and the browser's storage name them; '' is the usual one. */
const sizes = [
	{ value: 's', name: 'small' },
	{ value: '', name: 'normal' },
	{ value: 'l', name: 'large' },
	{ value: 'xl', name: 'huge' },
] as const;

/** Chooses the size of the text of stories. The boot script applies the choice on each page, before it is painted. */
export function TextSize({ texts }: { readonly texts: ReadingTexts }) {
	return (
		<PlainIsland name="text-size" when="soon">
			<button type="button" className={tools.tool} popoverTarget="tamano-del-texto" aria-label={texts.textSize}>
				<Icon svg={letters} size={22} />
			</button>
			<fieldset className={styles.panel} id="tamano-del-texto" popover="auto">
				<legend className={styles.title}>{texts.textSize}</legend>
				{sizes.map(({ value, name }) => (
					<label key={name} className={styles.size} data-of={value}>
						<input type="radio" name="tamano" value={value} defaultChecked={value === ''} />
						{texts[name]}
					</label>
				))}
			</fieldset>
		</PlainIsland>
	);
}
