import alert from 'lucide-static/icons/circle-alert.svg?raw';
import check from 'lucide-static/icons/circle-check.svg?raw';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './form.module.css';

/** A message about a form, with an icon, because colour alone is not accessible. */
export function FormMessage({ kind, children }: { readonly kind: 'refused' | 'done'; readonly children: ReactNode }) {
	return (
		<p className={`${styles.notice} ${styles[kind]}`}>
			<Icon svg={kind === 'done' ? check : alert} size={20} />
			<span>{children}</span>
		</p>
	);
}
