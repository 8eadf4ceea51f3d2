/** Runs in the page: what is out of line, covered, or too small to press. */
export function layoutFaults(): string[] {
  const faults = new Set<string>();
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)} .${element.className}`;
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  /** The boxes of the visible words within an element. */
  const wordsIn = (element: Element): DOMRect[] => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const boxes: DOMRect[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const isRead = node.parentElement?.closest('.visually-hidden') ?? false;
      if (!node.textContent?.trim() || isRead) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      boxes.push(range.getBoundingClientRect());
    }
    return boxes.filter(({ width }) => width > 1);
  };

  const pressed = 'a.MuiButton-root, button:not(.hint)';
  for (const table of document.querySelectorAll('table')) {
    const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
    const body = [...table.tBodies]
      .flatMap(({ rows }) => [...rows])
      .filter(({ cells }) => cells.length === heads.length);
    for (const [column, head] of heads.entries()) {
      const words = wordsIn(head);
      if (!isShown(head) || words.length === 0) continue;
      const isFigures = getComputedStyle(head).textAlign === 'right';
      const [left, right] = [Math.min(...words.map((box) => box.left)), Math.max(...words.map((box) => box.right))];
      for (const { cells } of body) {
        const cell = cells[column];
        // A row without room is drawn in lines, and buttons have a margin of their own.
        const isValue = cell && getComputedStyle(cell).display === 'table-cell' && !cell.querySelector(pressed);
        const figures = isValue ? wordsIn(cell) : [];
        const end = Math.max(...figures.map((box) => box.right));
        if (isFigures && figures.length > 0 && Math.abs(end - right) > 1)
          faults.add(`${head.textContent} ends ${Math.round(end - right)} px from its figures`);
        const tag = cell?.querySelector('.status-tag')?.getBoundingClientRect();
        if (
          !isFigures &&
          tag &&
          tag.top < (figures[0]?.bottom ?? 0) &&
          figures.every((box) => box.left >= tag.left) &&
          Math.abs(tag.left - left) > 1
        )
          faults.add(`${head.textContent} begins ${Math.round(tag.left - left)} px from its tags`);
      }
    }
  }

  /** Stays over what scrolls, as intended. */
  const stays = (element: Element | null): boolean =>
    element !== null && (/^(fixed|sticky)$/.test(getComputedStyle(element).position) || stays(element.parentElement));

  const targets =
    'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch], [role=combobox]';
  for (const target of document.querySelectorAll(targets)) {
    const box = (target.closest('label') ?? target).getBoundingClientRect();
    if (!target.checkVisibility({ visibilityProperty: true }) || box.width <= 1 || target.closest('[aria-hidden=true]'))
      continue;
    // A link in a text is as high as its line.
    const isInText = getComputedStyle(target).display === 'inline' || target.matches('.MuiLink-button');
    if (!isInText && Math.min(box.width, box.height) < 24)
      faults.add(`${nameOf(target)} is ${Math.round(box.width)} × ${Math.round(box.height)}`);
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const over = document.elementFromPoint(x, y);
    if (!over || stays(over) || over.contains(target) || target.contains(over)) continue;
    if (over.closest('label')?.contains(target) || target.closest('label')?.contains(over)) continue;
    faults.add(`${nameOf(target)} is covered by ${nameOf(over)}`);
  }
  if (document.documentElement.scrollWidth > window.innerWidth) faults.add('the page scrolls sideways');
  return [...faults];
}
