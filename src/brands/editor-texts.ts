/** What an editor is told of a field that she fills in. */
export const editorTexts = {
	/** RULE-22. */
	collectionMissing: 'Debe ingresar un Id de colección o una URL.',
	collectionAddressWrong: 'La URL ingresada no es correcta.',
} as const;
