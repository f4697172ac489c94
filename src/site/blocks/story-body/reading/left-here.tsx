import down from 'lucide-static/icons/arrow-down.svg?raw';
import close from 'lucide-static/icons/x.svg?raw';
import type { Brand } from '#brands';
import { Icon } from '../../../ui/icon.tsx';
import styles from './left-here.module.css';

/**
 * The offer to go back to the place at which the reader left the story. The island of the reading tools shows it. A popover stands at the
 * edge of the window whatever is around it.
 */
export function LeftHere({ brand: { texts } }: { readonly brand: Brand }) {
	return (
		<div className={styles.offer} role="status" data-left-here="" popover="manual">
			<button type="button" className={styles.go} data-go="">
				<Icon svg={down} size={18} />
				{texts.reading.leftHere}
			</button>
			<button type="button" className={styles.close} aria-label={texts.close} data-close="">
				<Icon svg={close} size={18} />
			</button>
		</div>
	);
}
