# install.packages("arrow")
library(arrow)

df <- read_parquet("http://localhost:8080/api/v1/get/TABLE/parquet")
str(df)
