import type { DataProvider, RaRecord } from 'react-admin';

const paths: Readonly<Record<string, string>> = {
  invoices: '/api/v2/invoice/invoices-single',
  items: '/api/v2/invoice/items',
};

const notNeeded = () => Promise.reject(new Error('a list only reads its rows'));

/** The minimum for a list: it reads rows, with the token that the benchmark stores in the browser. */
export const dataProvider: DataProvider = {
  getList: async (resource, { pagination }) => {
    const { page, perPage } = pagination ?? { page: 1, perPage: 10 };
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    const answer = await fetch(`${paths[resource]}?page=${page}&per_page=${perPage}`, { headers });
    const { results, count } = await answer.json();
    return { data: results.map((row: RaRecord & { uuid: string }) => ({ ...row, id: row.uuid })), total: count };
  },
  getOne: notNeeded,
  getMany: notNeeded,
  getManyReference: notNeeded,
  create: notNeeded,
  update: notNeeded,
  updateMany: notNeeded,
  delete: notNeeded,
  deleteMany: notNeeded,
};
