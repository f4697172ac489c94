/** Error messages for the fields that editors fill in. */
export const editorTexts = {
	/** RULE-22. */
	collectionMissing: 'Debe ingresar un Id de colección o una URL.',
	collectionAddressWrong: 'La URL ingresada no es correcta.',
} as const;
