import { type ReactNode, useEffect, useRef } from 'react';

/** A modal window above the page. The browser keeps the focus in it, and Escape closes it. */
export function Window({
	label,
	onClose,
	children,
}: {
	readonly label: string;
	readonly onClose: () => void;
	readonly children: ReactNode;
}) {
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		const opened = dialog.current;
		const before = document.activeElement;
		opened?.showModal();
		return () => {
			opened?.close();
			if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
		};
	}, []);
	return (
		<dialog
			ref={dialog}
			className="window"
			aria-label={label}
			onCancel={onClose}
			onMouseDown={({ target }) => target === dialog.current && onClose()}
		>
			<div>{children}</div>
		</dialog>
	);
}
