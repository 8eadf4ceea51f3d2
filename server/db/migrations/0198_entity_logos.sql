-- An entity may have a logo, which is deleted with it.
select keep_files('entities');
